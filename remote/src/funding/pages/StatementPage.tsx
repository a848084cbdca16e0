import { recentMonths } from '@portal/shared/domain/funding/months';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { serverNow } from '../../api/serverClock.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { SelectInput } from '../../ui/form/SelectField.tsx';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { useDownloadStatementMutation } from '../documents/fundingDocumentsApi.ts';
import { formatMonth } from '../../ui/time/formatMonth.ts';

/** How many months a statement can be chosen of; older ones are asked for by their address. */
const LISTED = 24;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * The statement of a month of the selected account (`/funding/history/statement?month=`), as a PDF or CSV file. Its address
 * keeps the filters of the list below, to which it closes.
 */
export function StatementPage() {
  const { t } = useTranslation('funding');
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = () => {
    const filters = new URLSearchParams(search);
    filters.delete('month');
    void navigate({ pathname: PATHS.fundingHistory, search: filters.toString() });
  };
  return (
    <Dialog opened title={t('statement.title')} onClose={close}>
      <Statement />
    </Dialog>
  );
}

function Statement() {
  const { t, i18n } = useTranslation('funding');
  const locale = useLocale();
  const notify = useNotify();
  const account = useSelectedAccount();
  const [month, chooseMonth, months] = useMonth();
  const [download, { isLoading, error, originalArgs }] = useDownloadStatementMutation();
  if (account === null) return null;
  const { accountIdentifier, accountName } = account;
  const save = async (format: 'pdf' | 'csv') => {
    const result = await download({ month, accountIdentifier, format });
    if (result.data !== undefined) notify.success(t('download.done', { file: result.data }));
  };
  const isRunning = (format: 'pdf' | 'csv') => isLoading && originalArgs?.format === format;
  return (
    <div className="pr-form">
      <p>{t('statement.text', { account: accountName })}</p>
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error, t('statement.failed'))}</Notice>}
      <SelectInput
        label={t('statement.month')}
        value={month}
        onChange={(event) => chooseMonth(event.currentTarget.value)}
        options={months.map((value) => ({ value, label: formatMonth(value, locale) }))}
      />
      <FormActions>
        <BusyButton variant="default" busy={isRunning('csv')} disabled={isLoading} onClick={() => void save('csv')}>
          {t('statement.csv')}
        </BusyButton>
        <BusyButton busy={isRunning('pdf')} disabled={isLoading} onClick={() => void save('pdf')}>
          {t('statement.pdf')}
        </BusyButton>
      </FormActions>
    </div>
  );
}

/** The month of the address, else the last whole one. */
function useMonth() {
  const [search, setSearch] = useSearchParams();
  const recent = recentMonths(new Date(serverNow()), LISTED);
  const wanted = search.get('month') ?? '';
  const month = MONTH.test(wanted) && wanted <= (recent[0] ?? '') ? wanted : (recent[1] ?? '');
  const months = recent.includes(month) ? recent : [...recent, month];
  const choose = (chosen: string) =>
    setSearch(
      (current) => {
        current.set('month', chosen);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [month, choose, months] as const;
}
