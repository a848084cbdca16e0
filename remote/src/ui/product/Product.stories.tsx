import type { Story } from '../../gallery/story.ts';
import { Product } from './Product.tsx';

const OWN_MARK =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"%3E%3Ccircle cx="14" cy="14" r="14" fill="%23b93a22"/%3E%3C/svg%3E';

export const OfThePortal: Story = () => <Product name="Rewards Portal" markUrl={null} />;

export const OfAnOperator: Story = () => <Product name="Alder & Finch Thanks" markUrl={OWN_MARK} />;

export const Compact: Story = () => <Product name="Rewards Portal" markUrl={null} isCompact />;
