import { LETTER_FIELDS } from '@portal/shared/domain/ordering/letter';
import { useFormikContext } from 'formik';
import { LetterPreviewButton } from '../../../entities/delivery-template/letter/LetterPreviewButton.tsx';
import { toPreviewBody, type ChooserValues } from './chooserValues.ts';
import { listChosenLines } from './letterLines.ts';
import type { ChooserSideProps } from './ChooserSideProps.ts';

/** Opens the letter of the line that is chosen, of all the first one. */
export function ChosenLetterPreview({ lines, templates }: Pick<ChooserSideProps, 'lines' | 'templates'>) {
  const { values } = useFormikContext<ChooserValues>();
  const [line] = listChosenLines(lines, values.line);
  const ptid = values.ptid || line?.deliveryTemplate.ptid;
  const template = templates.find(({ deliveryTemplateIdentifier }) => deliveryTemplateIdentifier === ptid);
  if (template === undefined) return null;
  return <LetterPreviewButton fields={LETTER_FIELDS} toBody={() => toPreviewBody(values, template, lines)} />;
}
