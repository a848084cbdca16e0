import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

const open = {
  permissions: { all: ['AUTH_MANAGEMENT_MANAGE'] },
  accessLevel: 'PLATFORM',
  feature: 'authentication-page',
} as const;

/** Routes of how people of the organisation sign in. */
export const authenticationRoutes: readonly RouteRow[] = [
  {
    ...open,
    path: PATHS.authentication,
    titleKey: 'authentication:title.page',
    segmentName: 'Authentication',
    menu: 'authentication',
    page: async () => (await import('./pages/AuthenticationPage.tsx')).AuthenticationPage,
    children: [
      {
        ...open,
        path: PATHS.addSsoDomain,
        titleKey: 'authentication:domain.add',
        segmentName: 'New email domain',
        page: async () => (await import('./pages/AddDomainPage.tsx')).AddDomainPage,
      },
      {
        ...open,
        path: PATHS.ssoDomain,
        titleKey: 'authentication:title.domain',
        segmentName: 'Email domain',
        page: async () => (await import('./pages/DomainPage.tsx')).DomainPage,
      },
    ],
  },
  {
    ...open,
    path: PATHS.addSsoConnection,
    titleKey: 'authentication:title.addConnection',
    segmentName: 'New connection',
    page: async () => (await import('./pages/AddConnectionPage.tsx')).AddConnectionPage,
  },
  {
    ...open,
    path: PATHS.ssoConnection,
    titleKey: 'authentication:title.connection',
    segmentName: 'Connection',
    page: async () => (await import('./pages/ConnectionPage.tsx')).ConnectionPage,
    children: [
      {
        ...open,
        path: PATHS.ssoAnswers,
        titleKey: 'authentication:answers.title',
        segmentName: 'Answers of a connection',
        page: async () => (await import('./pages/AnswersPage.tsx')).AnswersPage,
      },
    ],
  },
  {
    ...open,
    path: PATHS.editSsoConnection,
    titleKey: 'authentication:title.editConnection',
    segmentName: 'Edit connection',
    page: async () => (await import('./pages/EditConnectionPage.tsx')).EditConnectionPage,
  },
];
