import type { i18n } from 'i18next';
import { dynamicText } from '../../i18n/message.ts';
import './locales.ts';

/** The words of what an organisation chooses from lists when it tells about its business. */
const KEYS = {
  usage: (value: string) => `business:usage.${value}`,
  useCase: (value: string) => `business:useCase.${value}`,
  industry: (value: string) => `business:industry.${value}`,
  monthlyVolume: (value: string) => `business:monthlyVolume.${value}`,
  firstSend: (value: string) => `business:firstSend.${value}`,
} as const;

/** Returns the words for an answer; neutral ones for an answer that this build does not know. The namespace `business` is loaded. */
export const getBusinessText = (i18n: i18n, fact: keyof typeof KEYS, value: string): string =>
  dynamicText(i18n, KEYS[fact](value)) ?? i18n.t('business:unknown');
