/** Messages between the tabs of one browser about their common session. Never a token. */
export type TabMessage =
  | { readonly type: 'signed-out' }
  /** `subject`: who has signed in, by whichever means. */
  | { readonly type: 'signed-in'; readonly subject: string }
  | { readonly type: 'emulation-ended' }
  /** `from`: the subject of the session that the emulation began in. */
  | { readonly type: 'emulation-begun'; readonly from: string }
  | { readonly type: 'extended'; readonly expiresAt: number };

export interface TabChannel {
  publish(message: TabMessage): void;
  close(): void;
}

const isTabMessage = (value: unknown): value is TabMessage =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'signed-out' ||
    value.type === 'emulation-ended' ||
    (value.type === 'signed-in' && 'subject' in value && typeof value.subject === 'string') ||
    (value.type === 'emulation-begun' && 'from' in value && typeof value.from === 'string') ||
    (value.type === 'extended' && 'expiresAt' in value && typeof value.expiresAt === 'number'));

/** Opens the channel between tabs; does nothing where BroadcastChannel is missing. */
export function openTabChannel(hear: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { publish: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('portal.session');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) hear(data);
  };
  return {
    publish: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
