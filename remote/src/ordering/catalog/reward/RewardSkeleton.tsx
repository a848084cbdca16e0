import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';

/** Picture and text, and beside them item, amount and button of a reward while it loads. */
export const RewardSkeleton = () => (
  <PageSkeleton>
    <div className="pr-reward pr-reward--loading">
      <div className="pr-reward__about">
        <div className="pr-skeleton__bar pr-reward__art" />
        <div className="pr-skeleton__bar" />
        <div className="pr-skeleton__bar" />
      </div>
      <div className="pr-reward__choice">
        <div className="pr-skeleton__bar pr-reward__loading-item" />
        <div className="pr-skeleton__bar" />
        <div className="pr-skeleton__bar" />
      </div>
    </div>
  </PageSkeleton>
);
