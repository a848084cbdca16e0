import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readStoredProduct } from '../entities/portal-links/storedProduct.ts';
import { dynamicText } from '../i18n/message.ts';
import { useServices } from './services.ts';

/**
 * Sets the document title, the page's name or else its row's, and reports it to the host, which sets its own. A missing
 * text warns; the product's name remains. `isInnermost`: of nested rows one has the title, also after the other closed.
 */
export function useDocumentTitle(titleKey: string, name: string, isInnermost: boolean): void {
  const { i18n } = useTranslation();
  const { emit, isEmbedded } = useServices();
  const language = i18n.language;
  useEffect(() => {
    let current = isInnermost;
    const [namespace = ''] = titleKey.split(':');
    const show = () => {
      if (!current) return;
      const title = name || dynamicText(i18n, titleKey);
      const product = readStoredProduct().productName ?? i18n.t('product');
      if (title === null) console.warn(`There is no text for the title ${titleKey}.`);
      else emit({ type: 'title', title });
      if (!isEmbedded) document.title = title === null ? product : `${title} · ${product}`;
    };
    i18n.loadNamespaces(namespace).then(show, show);
    return () => {
      current = false;
    };
  }, [titleKey, name, isInnermost, i18n, language, emit, isEmbedded]);
}
