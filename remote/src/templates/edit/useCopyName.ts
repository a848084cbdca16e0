import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyName } from '../../entities/delivery-template/form/copyName.ts';
import { useLazyListEmailTemplatesQuery } from '../templatesApi.ts';

/** Returns what names a copy; the same one again for the same name, because a save whose answer was lost is repeated. */
export function useCopyName(): (name: string) => Promise<string> {
  const { t } = useTranslation('templateForm');
  const [list] = useLazyListEmailTemplatesQuery();
  const copies = useRef(new Map<string, string>());
  return async (name) => {
    const copy = copies.current.get(name) ?? copyName(t, name, (await list({ search: '' })).data ?? []);
    copies.current.set(name, copy);
    return copy;
  };
}
