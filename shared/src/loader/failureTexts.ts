import type { Language } from '../domain/enumerations.ts';
import type { RemoteErrorCode } from '../federation/remoteModule.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { ja } from './texts/ja.ts';
import { zhCn } from './texts/zhCn.ts';

/** What a place for a module says while there is none. They stand here because they must exist when the remote is dead. */
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

/** The texts in a language. */
export const loaderTexts = (language: Language): LoaderTexts => TEXTS[language];

/** What happened and what to do, by the kind of failure. */
export function failureText(texts: LoaderTexts, code: RemoteErrorCode): FailureText {
  if (code === 'NETWORK' || code === 'TIMEOUT') return texts.unreachable;
  if (code === 'CONTRACT' || code === 'CAPABILITY') return texts.mismatch;
  return code === 'DISABLED' ? texts.disabled : texts.broken;
}
