import { countLines, lineStateOf, openLines, orderStateOf, type LineState } from './orderState.ts';

const counts = (...states: LineState[]) => countLines(states);

it.each([
  [['DELIVERED', 'DELIVERED'], 'COMPLETE'],
  [['DELIVERED', 'SENT'], 'COMPLETE'],
  [['DELIVERED', 'SENDING'], 'SENDING'],
  [['SCHEDULED'], 'SENDING'],
  [['DELIVERED', 'UNDELIVERED'], 'PARTIAL'],
  [['SENDING', 'UNDELIVERED'], 'PARTIAL'],
  [['DELIVERED', 'FAILED'], 'PARTIAL'],
  [['UNDELIVERED', 'UNDELIVERED'], 'UNDELIVERED'],
  [['FAILED', 'UNDELIVERED'], 'UNDELIVERED'],
  [['FAILED', 'FAILED'], 'FAILED'],
] as const)('a settled order of %j is %s', (states, state) => {
  expect(orderStateOf('COMPLETE', counts(...states))).toBe(state);
});

it.each(['PENDING', 'QUEUED', 'DELETED'] as const)('an order with status %s keeps it, whatever its lines', (status) => {
  expect(orderStateOf(status, counts('DELIVERED', 'UNDELIVERED'))).toBe(status);
});

it('derives the state of a line from issuing and delivery', () => {
  expect(lineStateOf('PENDING', 'PROCESSING')).toBe('PENDING');
  expect(lineStateOf('FAILED', 'NOT_SENT')).toBe('FAILED');
  expect(lineStateOf('COMPLETE', 'PROCESSING')).toBe('SENDING');
  expect(lineStateOf('COMPLETE', 'NOT_DELIVERED')).toBe('UNDELIVERED');
  expect(lineStateOf('COMPLETE', 'SENT')).toBe('SENT');
  expect(lineStateOf('COMPLETE', 'MAILED')).toBe('DELIVERED');
});

it('counts the open lines', () => {
  expect(openLines(counts('PENDING', 'SENDING', 'SCHEDULED', 'SENT', 'DELIVERED', 'FAILED', 'UNDELIVERED'))).toBe(3);
});
