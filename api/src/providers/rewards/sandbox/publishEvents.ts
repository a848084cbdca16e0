import { request } from 'node:http';
import type { IssuedCardEvent } from '../RewardProvider.ts';
import { signRewardCall } from '../signRewardCall.ts';
import { toEventJson } from '../rewardJson.ts';
import type { Portal } from './SandboxConfig.ts';
import type { SandboxContext } from './SandboxContext.ts';

const PATH = '/api/provider-events';
const LATE_MS = 30_000;
const PATIENCE_MS = 10_000;

/** Tells the portal each event as it happens, unless a fault is set; what does not arrive, the portal reads itself. */
export function publishEvents({ ledger, faults, key, now }: SandboxContext, { port, host }: Portal): () => void {
  const waiting = new Set<NodeJS.Timeout>();
  const publish = (event: IssuedCardEvent): void => {
    const body = JSON.stringify(toEventJson(event));
    const outgoing = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: PATH,
      headers: { host, 'content-type': 'application/json', ...signRewardCall(key, body, now()) },
      timeout: PATIENCE_MS,
      agent: false,
    });
    outgoing.on('response', (response) => response.resume());
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => undefined);
    outgoing.end(body);
  };
  ledger.onEvent((event) => {
    if (faults.has('eventsMissing')) return;
    const times = faults.has('eventsDoubled') ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      const timer = setTimeout(
        () => {
          waiting.delete(timer);
          publish(event);
        },
        faults.has('eventsLate') ? LATE_MS : 0,
      );
      waiting.add(timer);
    }
  });
  return () => waiting.forEach(clearTimeout);
}
