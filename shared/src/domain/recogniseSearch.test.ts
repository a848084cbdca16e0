import { recogniseSearch } from './recogniseSearch.ts';

it.each([
  ['jose', ['toName', 'recipientEmail']],
  ['  José Pérez ', ['toName', 'recipientEmail']],
  ['山田', ['toName', 'recipientEmail']],
  ['nora+bounce', ['toName', 'recipientEmail']],
  ['good1', ['recipientEmail', 'purchaseOrderNumber', 'externalReferenceId']],
  ['jose@', ['recipientEmail']],
  ['Jose.P@recipient.example', ['recipientEmail']],
  ['jose＠recipient', ['recipientEmail']],
  ['rg261120-100001-42', ['referenceOrderId', 'externalReferenceId', 'purchaseOrderNumber']],
  ['PO-77', ['recipientEmail', 'purchaseOrderNumber', 'externalReferenceId']],
  ['100001', ['purchaseOrderNumber', 'externalReferenceId', 'orderId']],
  ['+1 (212) 555-2368', ['phone', 'purchaseOrderNumber', 'externalReferenceId']],
  ['2125552368', ['phone', 'purchaseOrderNumber', 'externalReferenceId', 'orderId']],
])('takes %j for %j', (typed, fields) => {
  expect(recogniseSearch(typed)).toEqual(fields);
});
