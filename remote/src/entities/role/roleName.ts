import { ROLE_LABELS } from '@portal/shared/domain/access/roleLabels';
import { known } from '@portal/shared/domain/known';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { i18n } from 'i18next';

/** The name of a role as people read it: that of a default one in their language, of another as it was given. */
export const roleName = ({ language }: i18n, name: string): string =>
  known<string, string>(ROLE_LABELS[languageOf(language)], name, name);
