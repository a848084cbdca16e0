import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';

/** The props from which both sides of the chooser of letters are drawn. */
export interface ChooserSideProps {
  readonly lines: readonly CartLine[];
  readonly hasMoreLines: boolean;
  readonly templates: readonly PrintTemplate[];
}
