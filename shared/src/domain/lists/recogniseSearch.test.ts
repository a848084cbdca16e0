import { isTooShortForEmail, recogniseSearch } from './recogniseSearch.ts';

it.each([
  ['jose', ['toName', 'recipientEmail']],
  ['  José Pérez ', ['toName', 'recipientEmail']],
  ['山田', ['toName']],
  ['nora+bounce', ['toName', 'recipientEmail']],
  ['good1', ['recipientEmail', 'purchaseOrderNumber', 'externalReferenceId']],
  ['jo', ['toName']],
  ['p1', ['purchaseOrderNumber', 'externalReferenceId']],
  ['花＠', ['recipientEmail']],
  ['jose@', ['recipientEmail']],
  ['Jose.P@recipient.example', ['recipientEmail']],
  ['jose＠recipient', ['recipientEmail']],
  ['rg261120-100001-42', ['referenceOrderId', 'externalReferenceId', 'purchaseOrderNumber']],
  ['rg261120-100001-42-7', ['referenceOrderId', 'externalReferenceId', 'purchaseOrderNumber']],
  ['PO-77', ['recipientEmail', 'purchaseOrderNumber', 'externalReferenceId']],
  ['100001', ['purchaseOrderNumber', 'externalReferenceId', 'orderId']],
  ['+1 (212) 555-2368', ['phone', 'purchaseOrderNumber', 'externalReferenceId']],
  ['2125552368', ['phone', 'purchaseOrderNumber', 'externalReferenceId', 'orderId']],
])('recognises %j as %j', (typed, fields) => {
  expect(recogniseSearch(typed)).toEqual(fields);
});

it.each([
  ['p1', true],
  [' jo ', true],
  ['𠮷野', true],
  ['', false],
  ['p@', false],
  ['p10', false],
])('%j is too short for an e-mail search: %s', (typed, isTooShort) => {
  expect(isTooShortForEmail(typed)).toBe(isTooShort);
});
