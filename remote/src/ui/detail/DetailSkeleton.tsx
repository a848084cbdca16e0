import { Bar } from '../feedback/Bar.tsx';
import { PageSkeleton } from '../feedback/PageSkeleton.tsx';

const FACTS = 6;

/** The shape of a detail: its amount and state, then facts. */
export const DetailSkeleton = ({ waitingFor }: { readonly waitingFor: string }) => (
  <PageSkeleton waitingFor={waitingFor}>
    <div className="pr-shape" aria-hidden="true">
      <div className="pr-detail__shape">
        <Bar width="140px" height={36} />
        <Bar width="200px" />
        <Bar width="160px" />
      </div>
      <div className="pr-detail__shape">
        {Array.from({ length: FACTS }, (_, fact) => (
          <Bar key={fact} />
        ))}
      </div>
    </div>
  </PageSkeleton>
);
