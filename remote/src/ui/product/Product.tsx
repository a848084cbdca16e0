import './product.css';

export interface ProductProps {
  readonly name: string;
  /** Address of the operator's own mark; null: the portal's. */
  readonly markUrl: string | null;
  /** The mark alone; the name is then for screen readers. */
  readonly isCompact?: boolean;
}

/** Mark and name of the product. */
export const Product = ({ name, markUrl, isCompact = false }: ProductProps) => (
  <span className="pr-product">
    {markUrl === null ? (
      <span className="pr-product__mark" aria-hidden="true" />
    ) : (
      <img className="pr-product__image" src={markUrl} alt="" />
    )}
    <span className={isCompact ? 'pr-hidden-text' : 'pr-product__name'}>{name}</span>
  </span>
);
