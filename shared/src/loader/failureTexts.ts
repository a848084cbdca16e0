import type { Language } from '../domain/enumerations.ts';
import type { RemoteErrorCode } from '../federation/remoteModule.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { ja } from './texts/ja.ts';
import { zhCn } from './texts/zhCn.ts';

/** Texts shown in place of a module. They are part of the loader because they are needed when the remote cannot be loaded. */
export interface LoaderTexts {
  readonly loading: string;
  readonly retry: string;
  /** Placeholder {code}. */
  readonly reference: string;
  readonly unreachable: FailureText;
  readonly broken: FailureText;
  readonly mismatch: FailureText;
  readonly disabled: FailureText;
  /** Placeholder {time}. */
  readonly disabledUntil: string;
}

export interface FailureText {
  readonly title: string;
  readonly advice: string;
}

const TEXTS: Readonly<Record<Language, LoaderTexts>> = { en, es, fr, ja, 'zh-CN': zhCn };

export const loaderTexts = (language: Language): LoaderTexts => TEXTS[language];

/** Title and advice for a kind of failure. */
export function failureText(texts: LoaderTexts, code: RemoteErrorCode): FailureText {
  if (code === 'NETWORK' || code === 'TIMEOUT') return texts.unreachable;
  if (code === 'CONTRACT' || code === 'CAPABILITY') return texts.mismatch;
  return code === 'DISABLED' ? texts.disabled : texts.broken;
}
