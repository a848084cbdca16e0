import { headerImageHash } from '@portal/shared/domain/templates/headerImage';
import type { Executor } from '../../db/client.ts';
import { isSender, type SenderSettings } from '../rewardMails/index.ts';
import { AppError } from '../../errors/AppError.ts';
import { hasImage } from './images/headerImageRepository.ts';
import type { TemplateContent } from './templateRepository.ts';
import { TEMPLATE_FAILURES, wrongFromDomain } from './templatesErrors.ts';

/** Raises 400 at the From address that mails may not come from, and at an image that the organisation does not have. */
export async function requireSendable(
  executor: Executor,
  platformId: bigint,
  { from_email, logo_url }: TemplateContent,
  sender: SenderSettings,
): Promise<void> {
  if (from_email && !isSender(from_email, sender)) throw wrongFromDomain(sender.mailFromDomains);
  const hash = logo_url ? headerImageHash(logo_url) : null;
  if (hash !== null && !(await hasImage(executor, platformId, hash))) throw new AppError(TEMPLATE_FAILURES.imageGone);
}
