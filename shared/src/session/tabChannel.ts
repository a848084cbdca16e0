/** Messages between the tabs of one browser about their common session. Never a token. */
export type TabMessage =
  { readonly type: 'signed-out' | 'emulation-ended' } | { readonly type: 'extended'; readonly expiresAt: number };

export interface TabChannel {
  tell(message: TabMessage): void;
  close(): void;
}

const isTabMessage = (value: unknown): value is TabMessage =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'signed-out' ||
    value.type === 'emulation-ended' ||
    (value.type === 'extended' && 'expiresAt' in value && typeof value.expiresAt === 'number'));

/** Opens the channel between tabs; does nothing where BroadcastChannel is missing. */
export function openTabChannel(hear: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('portal.session');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) hear(data);
  };
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
