import type { ReactNode } from 'react';
import { AuthFrame } from '../../entities/auth-frame/AuthFrame.tsx';
import './app-access.css';

/** The card in which an app's request is shown. It speaks the language of the signed-in user. */
export const AppAccessFrame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <AuthFrame title={title} hasLanguageChoice={false}>
    {children}
  </AuthFrame>
);
