import type { RawBuilder } from 'kysely';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { SendTestMail } from '../outbox/index.ts';
import type { SenderAndLinks } from '../rewardMails/index.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import { changeTemplateRoutes } from './changeTemplateRoutes.ts';
import { createChangeTemplateService } from './changeTemplateService.ts';
import { createEmailTemplates } from './emailTemplateService.ts';
import { emailTemplateKind } from './emailTemplateKind.ts';
import type { ImageDrawer } from './images/createImageDrawer.ts';
import { deleteUnusedImages } from './images/headerImageRepository.ts';
import { headerImageRoutes } from './images/headerImageRoutes.ts';
import { createHeaderImageService } from './images/headerImageService.ts';
import { mailPreviewRoutes } from './mailPreviewRoutes.ts';
import { createMailPreview } from './mailPreviewService.ts';
import { createTemplatePreview } from './templatePreviewService.ts';
import { templateRoutes } from './templateRoutes.ts';
import { createTestMailService } from './testMailService.ts';
import { testMailRoutes } from './testMailRoutes.ts';
import type { ListTemplateUses } from './templateKind.ts';

export { createImageDrawer, type ImageDrawer } from './images/createImageDrawer.ts';
export { findImage, hasImage, keepImage } from './images/headerImageRepository.ts';
export { insertStandardTemplate, insertTemplate, replaceDefaults, replaceScopes } from './templateRepository.ts';
export { findLastTemplateVersion, findTemplateHead, findTemplateName, templateVersions } from './templateReadModel.ts';
export { createChangeTemplateService, type ChangeTemplateService } from './changeTemplateService.ts';
export type { ListTemplateUses, TemplateKind, TemplateVersion, UsedTemplate, VersionAuthor } from './templateKind.ts';
export {
  isScopeVisible,
  type AccessScope,
  type AccountContext,
  type ResolvedScope,
  type TemplateDefault,
} from './templateReadModel.ts';
export { createTemplateService } from './templateService.ts';
export { defaultsOf, isOwn, toTemplateAccess } from './templateScopes.ts';
export { createMailPreview, type PreviewMail } from './mailPreviewService.ts';
export { createSendToMembers, type SendToMembers } from './testMailService.ts';

interface TemplatesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: SenderAndLinks;
  readonly sendTestMail: SendTestMail;
  readonly listUses: readonly ListTemplateUses[];
  readonly images: ImageDrawer;
  /** Conditions "somebody else shows the header image". */
  readonly imageUses: readonly RawBuilder<boolean>[];
}

/** Wires e-mail templates. */
export function createTemplatesModule(deps: TemplatesDeps): ApiModule {
  const { db, clock, env, sendTestMail, listUses, images, imageUses } = deps;
  const kind = emailTemplateKind(env);
  const previewTemplate = createTemplatePreview({ db, clock, env });
  const sendTest = createTestMailService({ clock, sender: env, kind, previewTemplate, sendTestMail });
  const templates = createEmailTemplates(db, kind);
  const changes = createChangeTemplateService({ db, clock, kind, listUses });
  return {
    routes: routesOf([
      headerImageRoutes(createHeaderImageService({ db, clock, draw: images.draw })),
      changeTemplateRoutes({ db, templates, changes }),
      templateRoutes({ service: templates }),
      mailPreviewRoutes({
        preview: createMailPreview({ db, clock, env }),
        previewTemplate,
      }),
      testMailRoutes({ db, sender: env, sendTest }),
    ]),
    housekeeping: [{ name: 'delete unused header images', run: (now) => deleteUnusedImages(db, imageUses, now) }],
  };
}
