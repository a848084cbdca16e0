import { fullName } from '@portal/shared/domain/people/fullName';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import type { SendNotice } from '../outbox/index.ts';
import { findPlatform } from '../platforms/index.ts';
import type { SignInPeople } from './SignInPeople.ts';

/** A change: the name of a connection or a domain, how many people it concerns, or nothing more to say of a switch. */
export type SignInChange = Readonly<
  Partial<
    Record<
      | 'passwordOn'
      | 'passwordOff'
      | 'googleOn'
      | 'googleOff'
      | 'codesOff'
      | 'codesOptional'
      | 'codesRequired'
      | 'enabled'
      | 'disabled'
      | 'changed'
      | 'deleted'
      | 'companyDomain'
      | 'openDomain'
      | 'people'
      | 'byConnection'
      | 'byPassword'
      | 'byNewPassword'
      | 'byGoogle'
      | 'byNone',
      string
    >
  >
>;

interface EndingCertificate {
  readonly connection: string;
  readonly subject: string;
  /** ISO. */
  readonly lastDay: string;
  readonly days: number;
}

interface NoticesDeps {
  readonly sendNotice: SendNotice;
  readonly people: Pick<SignInPeople, 'listAdministrators'>;
}

export type SignInNotices = ReturnType<typeof createSignInNotices>;

/** Mails to those who manage the sign-in of an organisation. */
export function createSignInNotices({ sendNotice, people }: NoticesDeps) {
  const send = async (
    tx: Tx,
    platformId: bigint,
    topic: 'SIGN_IN_CHANGED_MAIL' | 'SSO_CERTIFICATE_MAIL' | 'SSO_DOMAIN_MAIL',
    values: Readonly<Record<string, string>>,
    { exceptId, at }: { readonly exceptId: bigint | null; readonly at: Date },
  ): Promise<void> => {
    const { name: organisation } = await findPlatform(tx, platformId);
    const administrators = await people.listAdministrators(tx, platformId);
    for (const { id } of administrators.slice(0, SERVER_SETTINGS.signInPolicy.mailedAdministrators))
      if (id !== exceptId)
        await sendNotice(tx, { topic, user: { platformId, id }, values: { organisation, ...values }, at });
  };

  return {
    /** Tells the others what somebody changed. */
    sendChange: (tx: Tx, actor: SessionUser, change: SignInChange, at: Date): Promise<void> =>
      Object.keys(change).length === 0
        ? Promise.resolve()
        : send(
            tx,
            actor.platformId,
            'SIGN_IN_CHANGED_MAIL',
            { name: fullName(actor.firstName, actor.lastName), ...change },
            { exceptId: actor.id, at },
          ),

    /** Tells them, but who sees it at that moment, that the record of a proven domain is gone. */
    sendMissing: (
      tx: Tx,
      platformId: bigint,
      domain: { readonly domain: string; readonly domainId: string },
      whom: { readonly exceptId: bigint | null; readonly at: Date },
    ): Promise<void> => send(tx, platformId, 'SSO_DOMAIN_MAIL', domain, whom),

    /** Tells everybody of them that a certificate ends soon. */
    sendEnding: (tx: Tx, platformId: bigint, { days, ...ending }: EndingCertificate, at: Date): Promise<void> =>
      send(tx, platformId, 'SSO_CERTIFICATE_MAIL', { ...ending, days: String(days) }, { exceptId: null, at }),
  };
}
