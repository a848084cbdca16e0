// First, as the looks of all parts stand on them.
import './isolation.css';
import './mantineStyles.ts';
import { MantineProvider, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { languageOf } from '@portal/shared/domain/people/languages';
import { SCOPE_CLASS } from '@portal/shared/federation/buildInfo';
import type { ThemeTokens } from '@portal/shared/federation/remoteModule';
import { useContext, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { GivenLanguageContext, toGivenLanguage } from '../i18n/givenLanguage.ts';
import { LocaleContext } from '../i18n/useLocale.ts';
import { ReturnPageContext } from '../entities/bank-account/returnPage.ts';
import { LoginPageContext } from '../entities/session/loginPage.ts';
import { RouteRowsContext } from '../entities/permissions/routeRows.ts';
import { SessionContext } from '../entities/session/sessionSource.ts';
import { createNoticeSlots, NoticeSlotsContext } from '../ui/dialog/noticeSlots.ts';
import { Toaster } from '../ui/feedback/Toaster.tsx';
import { ToastStoreContext } from '../ui/feedback/useNotify.ts';
import { HintArea } from '../ui/hint/HintArea.tsx';
import { FailureReport } from '../ui/lazy/Boundary.tsx';
import { DraftStoreContext } from '../ui/form/draftStore.ts';
import './face.css';
import './app.css';
import { colorSchemeManager } from './colorSchemeManager.ts';
import { MountBoundary } from './MountBoundary.tsx';
import { ScrollRestorationProvider } from './ScrollRestorationProvider.tsx';
import { ServicesContext, type Services } from './services.ts';
import { cssVariables, portalTheme } from './theme.ts';

export interface PortalProps {
  readonly services: Services;
  readonly router: RouterProviderProps['router'];
  readonly theme: ThemeTokens;
  readonly nonce: string | undefined;
  /** The embedder's language; absent: that of the profile. */
  readonly locale?: string | undefined;
  /** The embedder's page at which external pages open the portal again. */
  readonly returnPage?: string | undefined;
  /** The embedder's page to which people are led to sign in. */
  readonly loginPage?: string | undefined;
  /** Nodes with the scope class and the colour scheme. */
  readonly scopes: { readonly root: HTMLElement; readonly portal: HTMLElement; readonly portalTarget: HTMLElement };
  readonly onCommitted: () => void;
  readonly hasCommitted: () => boolean;
  /** Tests run without transitions. */
  readonly env?: 'default' | 'test';
}

/** One mount: every provider in order, then the router. */
export function Portal({
  services,
  router,
  theme,
  nonce,
  locale,
  returnPage,
  loginPage,
  scopes,
  onCommitted,
  hasCommitted,
  env = 'default',
}: PortalProps) {
  const { shared, i18n, session, toasts, drafts, routes, reportFailure } = services;
  const mantine = useMemo(() => portalTheme(theme, scopes.portalTarget), [theme, scopes]);
  const [noticeSlots] = useState(createNoticeSlots);
  useLayoutEffect(onCommitted, [onCommitted]);
  return (
    <FailureReport value={reportFailure}>
      <MountBoundary i18n={i18n} hasCommitted={hasCommitted}>
        <GivenLanguageContext value={toGivenLanguage(locale)}>
          <I18nextProvider i18n={i18n}>
            <Provider store={shared.redux}>
              <MantineProvider
                theme={mantine}
                env={env}
                cssVariablesSelector={`.${SCOPE_CLASS}`}
                cssVariablesResolver={cssVariables}
                deduplicateCssVariables={false}
                getRootElement={() => scopes.root}
                withGlobalClasses={false}
                defaultColorScheme={theme.colorScheme ?? 'auto'}
                colorSchemeManager={colorSchemeManager}
                {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
              >
                <NoticeSlotsContext value={noticeSlots}>
                  <ToastStoreContext value={toasts}>
                    <ServicesContext value={services}>
                      <SessionContext value={session}>
                        <DraftStoreContext value={drafts}>
                          <ReturnPageContext value={returnPage ?? null}>
                            <LoginPageContext value={loginPage ?? null}>
                              <RouteRowsContext value={routes.open}>
                                <Scope
                                  scopes={scopes}
                                  colorScheme={theme.colorScheme ?? 'auto'}
                                  isEmbedded={services.isEmbedded}
                                >
                                  <ScrollRestorationProvider router={router} root={scopes.root}>
                                    <RouterProvider router={router} />
                                  </ScrollRestorationProvider>
                                  <Toasts />
                                </Scope>
                              </RouteRowsContext>
                            </LoginPageContext>
                          </ReturnPageContext>
                        </DraftStoreContext>
                      </SessionContext>
                    </ServicesContext>
                  </ToastStoreContext>
                </NoticeSlotsContext>
              </MantineProvider>
            </Provider>
          </I18nextProvider>
        </GivenLanguageContext>
      </MountBoundary>
    </FailureReport>
  );
}

interface ScopeProps {
  readonly scopes: PortalProps['scopes'];
  readonly colorScheme: NonNullable<ThemeTokens['colorScheme']>;
  readonly isEmbedded: boolean;
  readonly children: ReactNode;
}

/** Dialogs render outside the root node, so both get language and colour scheme; an embedder keeps its document's language. */
function Scope({ scopes, colorScheme, isEmbedded, children }: ScopeProps) {
  const { i18n } = useTranslation();
  const computed = useComputedColorScheme('light', { getInitialValueInEffect: false });
  // Without this the kit stops the transitions of the whole page for a moment.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  useEffect(() => setColorScheme(colorScheme), [colorScheme, setColorScheme]);
  useLayoutEffect(() => {
    for (const node of [scopes.root, scopes.portal]) {
      node.setAttribute('data-mantine-color-scheme', computed);
      // The browser draws radios and scroll bars of an embedder's page in that page's scheme otherwise.
      node.style.colorScheme = computed;
      node.lang = i18n.language;
    }
    if (!isEmbedded) document.documentElement.lang = i18n.language;
  }, [scopes, computed, isEmbedded, i18n.language]);
  return (
    <LocaleContext value={languageOf(i18n.language)}>
      <HintArea className="pr-root">{children}</HintArea>
    </LocaleContext>
  );
}

/** Renders nothing without toasts: most pages never show one. */
function Toasts() {
  const store = useContext(ToastStoreContext);
  const isEmpty = useSyncExternalStore(store.subscribe, () => store.snapshot().length === 0);
  return isEmpty ? null : <Toaster />;
}
