import { LANGUAGES } from '@portal/shared/domain/enumerations';
import type { i18n, TFunction } from 'i18next';
import type { CookieConsentConfig, Translation } from 'vanilla-cookieconsent';
import { CONSENT_KEY } from './consentKey.ts';

/** The categories of what may be stored: `necessary` always, the rest after consent. */
export const CONSENT_CATEGORIES = ['necessary', 'performance', 'functional', 'targeting', 'socialMedia'] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** The texts of the question and of its settings. */
function translation(t: TFunction<'consent'>): Translation {
  return {
    consentModal: {
      title: t('title'),
      description: t('text'),
      acceptAllBtn: t('acceptAll'),
      acceptNecessaryBtn: t('refuseAll'),
      showPreferencesBtn: t('choose'),
    },
    preferencesModal: {
      title: t('settings'),
      acceptAllBtn: t('acceptAll'),
      acceptNecessaryBtn: t('refuseAll'),
      savePreferencesBtn: t('save'),
      closeIconLabel: t('close'),
      sections: CONSENT_CATEGORIES.map((category) => ({
        title: t(`category.${category}.title`),
        description: t(`category.${category}.text`),
        linkedCategory: category,
      })),
    },
  };
}

/** The question must not take the focus from a field in which somebody types; its buttons can be reached all the same. */
function keepFocus(modal: HTMLElement): void {
  for (const part of [modal, ...modal.querySelectorAll('div')]) part.focus = () => undefined;
}

/** The question is a bar above the page, which it covers nowhere; refusing is as easy as accepting. The choice stays on the device. */
export const consentConfig = (root: Element, i18n: i18n): CookieConsentConfig => ({
  root,
  autoShow: false,
  // A browser that a program drives may be a person's aid.
  hideFromBots: false,
  onModalReady: ({ modalName, modal }) => {
    if (modalName === 'consentModal') keepFocus(modal);
  },
  cookie: { name: CONSENT_KEY, useLocalStorage: true },
  guiOptions: { consentModal: { layout: 'bar inline', position: 'top', equalWeightButtons: true } },
  categories: {
    necessary: { enabled: true, readOnly: true },
    performance: {},
    functional: {},
    targeting: {},
    socialMedia: {},
  },
  language: {
    default: i18n.language,
    translations: Object.fromEntries(
      LANGUAGES.map((language) => [language, () => translation(i18n.getFixedT(language, 'consent'))]),
    ),
  },
});
