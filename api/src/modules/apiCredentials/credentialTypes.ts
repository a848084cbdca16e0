import type { ApiCredentialType } from '@portal/shared/domain/enumerations';

/** Types that programs get tokens for, by a client ID and a secret. */
export type ClientType = Extract<ApiCredentialType, 'OAUTH_CLIENT' | 'SERVICE_ACCOUNT'>;

/** Types that programs send with each call. */
export type KeyType = Exclude<ApiCredentialType, ClientType>;

export const isClientType = (type: string): type is ClientType => type === 'OAUTH_CLIENT' || type === 'SERVICE_ACCOUNT';
