import { RemoteError } from '../federation/remoteModule.ts';
import { healCard } from './healCard.ts';

const load = jest.fn<Promise<unknown>, []>();
const served = { last: 412 as number | null, now: 412 as number | null };
const loader = {
  load,
  lastSerial: () => served.last,
  fetchSerial: () =>
    served.now === null ? Promise.reject(new RemoteError('NETWORK', 'down')) : Promise.resolve(served.now),
};
const onHealed = jest.fn();
const aMinuteLater = () => jest.advanceTimersByTimeAsync(60_000);

let stop: () => void;
function begin(last: number | null, now: number | null): void {
  Object.assign(served, { last, now });
  stop = healCard({ loader, remote: 'portal', module: 'funding', onHealed });
}

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset().mockResolvedValue('loaded');
  onHealed.mockReset();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a registry that is the same asks for no module, a changed one for it once', async () => {
  begin(412, 412);
  await aMinuteLater();
  expect(load).not.toHaveBeenCalled();
  served.now = 413;
  load.mockRejectedValueOnce(new RemoteError('EVALUATION', 'still broken'));
  await aMinuteLater();
  await aMinuteLater();
  expect([load.mock.calls.length, onHealed.mock.calls.length]).toEqual([1, 0]);
  served.now = 414;
  await aMinuteLater();
  expect(onHealed).toHaveBeenCalledTimes(1);
});

test('a line that is down while the changed registry’s module is asked for is asked again', async () => {
  begin(412, 413);
  load.mockRejectedValueOnce(new RemoteError('NETWORK', 'down'));
  await aMinuteLater();
  await aMinuteLater();
  expect([load.mock.calls.length, onHealed.mock.calls.length]).toEqual([2, 1]);
});

test('where there was no registry at all, the first one heals', async () => {
  begin(null, null);
  await aMinuteLater();
  expect(load).not.toHaveBeenCalled();
  served.now = 412;
  await aMinuteLater();
  expect(onHealed).toHaveBeenCalledTimes(1);
});
