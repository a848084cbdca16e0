import { Button, Loader, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useSnack } from '../../ui/feedback/useSnack.ts';
import './locales.ts';

export type FileFormat = 'csv' | 'xlsx';

interface DownloadMenuProps {
  readonly label: string;
  /** Saves the file and returns its name; null where it is refused without a request. */
  readonly download: (format: FileFormat) => Promise<{ readonly data?: string; readonly error?: unknown }> | null;
  readonly isEmpty?: boolean;
  readonly isLoading: boolean;
  readonly failed: string;
}

/** Downloads a file in the format that is chosen, and says when it was saved. */
export function DownloadMenu({ label, download, isEmpty = false, isLoading, failed }: DownloadMenuProps) {
  const { t, i18n } = useTranslation('download');
  const snack = useSnack();
  const save = async (format: FileFormat) => {
    const asked = download(format);
    if (asked === null) return;
    const shown = snack({ text: t('running'), progress: null });
    const { data: file, error } = await asked;
    if (file === undefined) shown.update({ kind: 'error', text: apiErrorMessage(i18n, error, failed) });
    else shown.update({ kind: 'success', text: t('done', { file }) });
  };
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={isLoading ? <Loader size={16} /> : <IconDownload size={16} aria-hidden="true" />}
          // Kept enabled, because a disabled button loses the focus.
          aria-disabled={isLoading}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['csv', 'xlsx'] as const).map((format) => (
          <Menu.Item key={format} onClick={() => void save(format)} disabled={isEmpty || isLoading}>
            {t(format)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
