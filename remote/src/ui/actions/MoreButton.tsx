import { Button, type ButtonProps } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The button behind which the other actions are. */
export function MoreButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation();
  return (
    <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden="true" />} {...props}>
      {t('action.more')}
    </Button>
  );
}
