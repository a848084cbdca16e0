import { recogniseSearch } from './recogniseSearch.ts';

it.each([
  ['jose', ['toName']],
  ['  José Pérez ', ['toName']],
  ['山田', ['toName']],
  ['jose@', ['recipientEmail']],
  ['Jose.P@recipient.example', ['recipientEmail']],
  ['jose＠recipient', ['recipientEmail']],
  ['rg261120-100001-42', ['referenceOrderId', 'externalReferenceId', 'purchaseOrderNumber']],
  ['PO-77', ['purchaseOrderNumber', 'externalReferenceId']],
  ['100001', ['purchaseOrderNumber', 'externalReferenceId', 'orderId']],
  ['+1 (212) 555-2368', ['phone', 'purchaseOrderNumber', 'externalReferenceId']],
  ['2125552368', ['phone', 'purchaseOrderNumber', 'externalReferenceId', 'orderId']],
])('takes %j for %j', (typed, fields) => {
  expect(recogniseSearch(typed)).toEqual(fields);
});
