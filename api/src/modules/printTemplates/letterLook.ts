import { headerImageHash } from '@portal/shared/domain/templates/headerImage';
import type { Executor } from '../../db/client.ts';
import type { LetterData } from '../../pdf/documents/letterDocument.ts';
import { findImage } from '../templates/index.ts';
import type { LetterContent } from './toPrintContent.ts';
import { standardSupportText } from './toPrintTemplate.ts';

type Look = Pick<LetterData, 'colour' | 'logo' | 'usesLogo' | 'support'>;
type LookRow = Pick<
  LetterContent,
  'background_color' | 'logo_url' | 'use_logo' | 'uses_default_support' | 'support_message'
>;

/** Returns what a version of a print template decides of a letter besides its texts. */
export async function readLetterLook(
  executor: Executor,
  template: LookRow,
  sender: { readonly langKey: string; readonly supportEmail: string },
): Promise<Look> {
  const hash = template.logo_url === null ? null : headerImageHash(template.logo_url);
  const image = hash === null || !template.use_logo ? undefined : await findImage(executor, hash, 2);
  return {
    colour: template.background_color,
    usesLogo: template.use_logo,
    logo: image?.bytes ?? null,
    support: template.uses_default_support
      ? standardSupportText(sender.langKey, sender.supportEmail)
      : template.support_message,
  };
}
