import { Menu } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useTranslation } from 'react-i18next';

interface OutsideItemProps {
  readonly href: string;
  readonly children: string;
}

/** An entry that opens beside the portal, so that nothing typed is lost. */
export function OutsideItem({ href, children }: OutsideItemProps) {
  const { t } = useTranslation('help');
  return (
    <Menu.Item
      component="a"
      href={href}
      target="_blank"
      rel="noreferrer"
      rightSection={<IconExternalLink size={14} aria-hidden="true" />}
    >
      {children} <span className="pr-hidden-text">{t('newTab')}</span>
    </Menu.Item>
  );
}
