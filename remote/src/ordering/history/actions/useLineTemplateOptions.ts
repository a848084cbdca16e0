import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { useListTemplatesQuery } from '../../../entities/delivery-template/templateApi.ts';

/** The templates that the line's account may use; where they cannot be read, that of the line. */
export function useLineTemplateOptions({ accountIdentifier, etid, templateName }: OrderLineDetail) {
  const { currentData: templates = [] } = useListTemplatesQuery(accountIdentifier);
  const options = templates.map(({ emailTemplateIdentifier, name }) => ({
    value: emailTemplateIdentifier,
    label: name,
  }));
  const isMissing = etid !== null && options.every(({ value }) => value !== etid);
  return isMissing ? [{ value: etid, label: templateName ?? etid }, ...options] : options;
}
