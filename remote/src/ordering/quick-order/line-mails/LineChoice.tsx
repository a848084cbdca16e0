import { useTranslation } from 'react-i18next';
import '../../../ui/form/choice.css';
import { useFieldState } from '../../../ui/form/useFieldState.ts';
import { Money } from '../../../ui/money/Money.tsx';
import type { CheckoutReward } from '../checkout/useCheckout.ts';
import { getContact, listRecipientMethods } from '../recipients/recipientMethod.ts';
import './line-mails.css';
import { ALL_LINES } from './lineMailValues.ts';
import type { MailLine } from './listMailLines.ts';

interface LineChoiceProps {
  readonly lines: readonly MailLine[];
  readonly reward: CheckoutReward;
  readonly onChoose: (line: string) => void;
}

/** Asks whose mail is written: everybody's, or that of one line, each with its amount, name and address. */
export function LineChoice({ lines, reward, onChoose }: LineChoiceProps) {
  const { t } = useTranslation('quickOrder');
  const { field } = useFieldState('line');
  const methods = listRecipientMethods(reward.item);
  const radio = (line: string) => (
    <input type="radio" name={field.name} value={line} checked={field.value === line} onChange={() => onChoose(line)} />
  );
  return (
    <fieldset className="pr-choices pr-line-mails">
      <legend>{t('lineMails.whose')}</legend>
      <label className="pr-choices__choice">
        {radio(ALL_LINES)}
        <span className="pr-choices__name">{t('lineMails.all', { count: lines.length })}</span>
        <span className="pr-choices__help">{t('lineMails.allHelp')}</span>
      </label>
      {lines.map(({ row, person, name }) => (
        <label key={row} className="pr-choices__choice">
          {radio(String(row))}
          <span className="pr-choices__name">{name}</span>
          <span className="pr-choices__help">
            {getContact(person, methods)}
            {person.own !== undefined && <> · {t('lineMails.own')}</>}
          </span>
          <Money amount={Number(reward.amount)} currencyCode={reward.item.currencyCode} />
        </label>
      ))}
    </fieldset>
  );
}
