import { getDisableReason, getDisableText, type DisableReason } from '../federation/disableReasons.ts';
import type { ModuleName, RemoteError } from '../federation/remoteModule.ts';

/** Texts shown in place of a module. They are part of the loader because they are needed when the remote cannot be loaded. */
export interface LoaderTexts {
  readonly loading: string;
  /** In place of `loading`, over the module's budget. */
  readonly stillLoading: string;
  readonly retry: string;
  /** Placeholder {code}. */
  readonly reference: string;
  readonly unreachable: FailureText;
  readonly broken: FailureText;
  readonly mismatch: FailureText;
  /** The registry is not signed by a known key, older than the one before, or of an unlisted origin. */
  readonly untrusted: FailureText;
  readonly disabled: FailureText;
  /** Titles by the module that is off; the whole portal has that of `disabled`. */
  readonly disabledModule: Readonly<Record<Exclude<ModuleName, 'portal'>, string>>;
  /** Placeholder {time}. */
  readonly disabledUntil: string;
  readonly disabledBecause: Readonly<Record<DisableReason, string>>;
}

export interface FailureText {
  readonly title: string;
  readonly advice: string;
}

/** Title and advice for a kind of failure. */
export function failureText(texts: LoaderTexts, { code, detail }: Pick<RemoteError, 'code' | 'detail'>): FailureText {
  if (detail.state === 'untrusted') return texts.untrusted;
  if (code === 'NETWORK' || code === 'TIMEOUT') return texts.unreachable;
  if (code === 'CONTRACT' || code === 'CAPABILITY') return texts.mismatch;
  return code === 'DISABLED' ? texts.disabled : texts.broken;
}

export interface FailureNotice extends FailureText {
  /** For support; null when the module is off on purpose. */
  readonly reference: string | null;
}

/** Words the card that stands in place of a module that did not start; times as they are written in `locale`. */
export function failureNotice(texts: LoaderTexts, error: RemoteError, locale: string): FailureNotice {
  const { code, detail } = error;
  const { title, advice } = failureText(texts, error);
  if (code !== 'DISABLED') {
    const reference = [code, detail.named, detail.status, detail.version].filter(Boolean).join(' ');
    return { title, advice, reference: texts.reference.replace('{code}', reference) };
  }
  const known = getDisableReason(detail.reason);
  const because = known === undefined ? getDisableText(detail.reason) : texts.disabledBecause[known];
  const until = Date.parse(detail.until ?? '');
  const time = new Date(until).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const back = Number.isNaN(until) ? undefined : texts.disabledUntil.replace('{time}', time);
  const sentences = [because, advice, back].filter((sentence) => sentence !== undefined);
  const byModule = Object.entries(texts.disabledModule).find(([module]) => module === detail.module)?.[1];
  return { title: byModule ?? title, advice: sentences.join(' '), reference: null };
}
