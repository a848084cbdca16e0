import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readStoredProduct } from '../portal-links/storedProduct.ts';
import { useSessionSource } from '../session/sessionSource.ts';
import { useTypingStart } from '../../ui/form/useTypingStart.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { Product } from '../../ui/product/Product.tsx';
import { useGivenLanguage } from '../../i18n/givenLanguage.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import './auth-frame.css';

interface AuthFrameProps {
  readonly title: string;
  /** False where the language is that of a signed-in user. */
  readonly hasLanguageChoice?: boolean;
  readonly children: ReactNode;
}

/** One card with the product's name and the choice of language: a page of its own, or a part of a host that signs in. */
export function AuthFrame({ title, hasLanguageChoice = true, children }: AuthFrameProps) {
  const { t } = useTranslation();
  const [{ productName, productMarkUrl }] = useState(readStoredProduct);
  const { client } = useSessionSource();
  const given = useGivenLanguage();
  const page = useTypingStart<HTMLElement>('nothing');
  return (
    <main ref={page} className={client === null ? 'pr-sign-in' : 'pr-sign-in pr-sign-in--page'}>
      <p className="pr-sign-in__product">
        <Product name={productName ?? t('product')} markUrl={productMarkUrl} />
      </p>
      <div className="pr-sign-in__card">
        <PageTitle>{title}</PageTitle>
        {children}
      </div>
      {hasLanguageChoice && client !== null && given === null && <LanguageChoice />}
    </main>
  );
}
