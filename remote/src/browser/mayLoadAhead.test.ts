import { mayLoadAhead } from './mayLoadAhead.ts';

const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  jest.restoreAllMocks();
});

test.each([
  [undefined, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('a line that is told as %j: %s', (connection, expected) => {
  connect(connection);
  expect(mayLoadAhead()).toBe(expected);
});

test('nothing is loaded ahead while the browser is offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(mayLoadAhead()).toBe(false);
});
