import { TEMPLATE_ACCESS_LEVELS } from '@portal/shared/domain/enumerations';
import { ownsAccess } from '@portal/shared/domain/templates/templateScope';
import type { SessionUser } from '../../access/SessionUser.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { StoredTemplate } from './templateKind.ts';
import type { TemplateDefault } from './templateReadModel.ts';

type TemplateAccessRow = Pick<StoredTemplate, 'template_access' | 'access_places' | 'place_count'>;

/** Returns who may use a template, as far as the user sees it. */
export const toTemplateAccess = ({
  template_access,
  access_places,
}: Pick<TemplateAccessRow, 'template_access' | 'access_places'>) => ({
  templateAccess: oneOf(TEMPLATE_ACCESS_LEVELS, template_access),
  accessPlaces: [...access_places],
});

/** True when every scope of a template is the user's; a scope that the user does not see is none of theirs. */
export const isOwn = (user: SessionUser, row: TemplateAccessRow): boolean =>
  row.access_places.length === row.place_count && ownsAccess(user, toTemplateAccess(row));

/** Returns the scopes of which a template is the default. */
export const defaultsOf = ({ id }: Pick<StoredTemplate, 'id'>, defaults: readonly TemplateDefault[]) =>
  defaults
    .filter((entry) => entry.templateId === id)
    .map(({ platformClientId, customerIdentifier, accountIdentifier }) => ({
      platformClientId,
      customerIdentifier,
      accountIdentifier,
    }));
