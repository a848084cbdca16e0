import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../i18n/message.ts';
import { useServices } from './services.ts';

/** Sets the document title from a row and reports it to the host, which sets its own. A missing text warns; the product's name remains. */
export function useDocumentTitle(titleKey: string): void {
  const { i18n } = useTranslation();
  const { emit, isEmbedded } = useServices();
  const language = i18n.language;
  useEffect(() => {
    let current = true;
    const [namespace = ''] = titleKey.split(':');
    const show = () => {
      const title = dynamicText(i18n, titleKey);
      if (!current) return;
      const product = i18n.t('product');
      if (title === null) console.warn(`There is no text for the title ${titleKey}.`);
      else emit({ type: 'title', title });
      if (!isEmbedded) document.title = title === null ? product : `${title} · ${product}`;
    };
    i18n.loadNamespaces(namespace).then(show, show);
    return () => {
      current = false;
    };
  }, [titleKey, i18n, language, emit, isEmbedded]);
}
