import type { Onboarding, OnboardingBody, OnboardingSubmitted } from '@portal/shared/contract/onboarding';
import { expectReviewEnd } from '@portal/shared/domain/access/reviewFacts';
import { checkTaxId, taxIdLastFour, tidyTaxId } from '@portal/shared/domain/onboarding/taxId';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { open, seal } from '../../crypto/seal.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { SubmitFacts } from '../businessReview/index.ts';
import { findUser } from '../identity/index.ts';
import { findPlatform, lockPlatform, updatePlatform } from '../platforms/index.ts';
import { checkOnboarding } from './checkOnboarding.ts';
import { ONBOARDING_FAILURES } from './onboardingErrors.ts';
import { deleteDraft, findDraft, putDraft, type OnboardingDraftRow } from './onboardingRepository.ts';
import { findSignupAnswers } from './signupAnswersRepository.ts';
import { contentOf, prefilledContent, toOnboarding } from './toOnboarding.ts';
import { toBusinessFacts } from './toBusinessFacts.ts';

export interface OnboardingDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Seals the tax id until it is submitted. */
  readonly credentialKey: Buffer;
  readonly submitFacts: SubmitFacts;
}

type SealedTaxId = Pick<OnboardingDraftRow, 'sealed_tax_id' | 'tax_id_last_four'>;

export type OnboardingService = ReturnType<typeof createOnboardingService>;

/** The wizard in which an organisation tells about its business; its draft is shared by the organisation's users. */
export function createOnboardingService({ db, clock, credentialKey, submitFacts }: OnboardingDeps) {
  const read = async (executor: Executor, user: SessionUser): Promise<Onboarding> => {
    const draft = await findDraft(executor, user.platformId);
    const { onboarded_at } = await findPlatform(executor, user.platformId);
    const onboarded = onboarded_at !== null;
    if (draft === undefined) {
      const content = prefilledContent(await findSignupAnswers(executor, user.platformId));
      return toOnboarding({ version: 0, step: 'usage', content, onboarded }, null);
    }
    const savedBy = await findUser(executor, { platformId: user.platformId, id: draft.saved_by_user_id });
    const { version, step, tax_id_last_four: taxIdLastFour } = draft;
    return toOnboarding({ version, step, content: contentOf(draft), taxIdLastFour, onboarded }, { draft, savedBy });
  };

  /** Locks the organisation, so that saves wait for each other. Raises 409 once it was submitted, and for an older version. */
  const lockDraft = async (tx: Tx, user: SessionUser, version: number): Promise<OnboardingDraftRow | undefined> => {
    const platform = await lockPlatform(tx, user.platformClientId);
    if (platform === undefined) throw new AppError(COMMON_FAILURES.notFound);
    if (platform.onboarded_at !== null) throw new AppError(ONBOARDING_FAILURES.submitted);
    const draft = await findDraft(tx, user.platformId);
    if ((draft?.version ?? 0) !== version) throw new AppError(ONBOARDING_FAILURES.changed);
    return draft;
  };

  const sealTaxId = (taxId: string): SealedTaxId => ({
    sealed_tax_id: seal(credentialKey, taxId),
    tax_id_last_four: taxIdLastFour(taxId),
  });

  return {
    /** GET /api/onboarding. */
    get: (user: SessionUser): Promise<Onboarding> => read(db, user),

    /** Saves the draft. Raises 409 for an older version and once it was submitted, 400 at `taxId` for what is none. */
    save: (user: SessionUser, { version, step, content, taxId }: OnboardingBody): Promise<Onboarding> => {
      const { country } = content.company;
      const fields = taxId === null ? [] : fieldErrors('taxId', checkTaxId(country, taxId));
      if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
      return withTransaction(db, async (tx) => {
        const draft = await lockDraft(tx, user, version);
        const kept = { sealed_tax_id: draft?.sealed_tax_id ?? null, tax_id_last_four: draft?.tax_id_last_four ?? null };
        await putDraft(tx, {
          platform_id: user.platformId,
          version: version + 1,
          step,
          content: JSON.stringify(content),
          ...(taxId === null ? kept : sealTaxId(tidyTaxId(country, taxId))),
          saved_at: clock.now(),
          saved_by_user_id: user.id,
        });
        return read(tx, user);
      });
    },

    /** Sends the draft as it was saved to the review of the business. Raises 409 as `save` does, 400 at each wrong field. */
    submit: (user: SessionUser, version: number): Promise<OnboardingSubmitted> =>
      withTransaction(db, async (tx) => {
        const draft = await lockDraft(tx, user, version);
        const signUp = await findSignupAnswers(tx, user.platformId);
        const content = draft === undefined ? prefilledContent(signUp) : contentOf(draft);
        const sealed = draft?.sealed_tax_id ?? null;
        const taxId = sealed === null ? null : open(credentialKey, sealed);
        const fields = checkOnboarding(content, taxId);
        if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
        const at = clock.now();
        const facts = toBusinessFacts(content, taxId, signUp);
        await submitFacts(tx, { platformId: user.platformId, userId: user.id, facts });
        await updatePlatform(tx, user.platformId, { onboarded_at: at });
        await deleteDraft(tx, user.platformId);
        await writeAudit(tx, {
          platformId: user.platformId,
          actorUserId: user.id,
          action: 'platform.onboarded',
          entityType: 'platform',
          entityId: user.platformClientId,
          at,
        });
        return { kybStatus: 'UNDER_REVIEW', submittedAt: at.toISOString(), expectedOn: expectReviewEnd(at) };
      }),
  };
}
