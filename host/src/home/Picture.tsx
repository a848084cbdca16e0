import './picture.css';

/** A funded account, the reward it pays for, and the people who receive it; drawn in the page's own colours. */
export function Picture({ label }: { label: string }) {
  return (
    <svg className="home-picture" viewBox="0 0 600 264" role="img" aria-label={label}>
      <circle className="pic-glow" cx="300" cy="130" r="112" />
      <Ways />
      <Account />
      <Reward />
      <Mail />
    </svg>
  );
}

const Ways = () => (
  <g className="pic-way">
    <path d="M180 116c8-9 18-13 30-12" />
    <path d="m203 95 10 9-9 10" />
    <path d="M388 104c12-1 22 4 29 14" />
    <path d="m420 105-2 14-13-3" />
  </g>
);

const Account = () => (
  <>
    <rect className="pic-deep" x="36" y="88" width="132" height="86" rx="10" />
    <rect className="pic-night" x="36" y="103" width="132" height="16" />
    <rect className="pic-pale" x="52" y="134" width="52" height="8" rx="4" />
    <rect className="pic-mid" x="52" y="150" width="32" height="8" rx="4" />
    <g className="pic-coin">
      <path d="M120 176v12c0 5 12 9 26 9s26-4 26-9v-12" />
      <path d="M120 164v12c0 5 12 9 26 9s26-4 26-9v-12" />
      <ellipse cx="146" cy="164" rx="26" ry="9" />
    </g>
  </>
);

const Reward = () => (
  <>
    <g transform="rotate(-6 300 131)">
      <rect className="pic-reward" x="230" y="86" width="140" height="90" rx="12" />
      <path className="pic-ribbon" d="M264 86h12v90h-12zM230 118h140v11H230z" />
      <path className="pic-bow" d="M270 124c-20-2-31-11-27-20s20-4 27 20zM270 124c20-2 31-11 27-20s-20-4-27 20z" />
      <rect className="pic-value" x="308" y="144" width="46" height="9" rx="4.5" />
      <rect className="pic-value" x="322" y="159" width="32" height="6" rx="3" />
    </g>
    <path
      className="pic-spark"
      d="m240 48 3 9 9 3-9 3-3 9-3-9-9-3 9-3zM374 50l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM366 196l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"
    />
    <path className="pic-dot" d="M324 40h.1M256 214h.1M398 78h.1M208 76h.1" />
  </>
);

const Mail = () => (
  <>
    <path className="pic-deep" d="m432 136 68-34 68 34v60a8 8 0 0 1-8 8H440a8 8 0 0 1-8-8z" />
    <g transform="rotate(4 500 124)">
      <rect className="pic-reward" x="460" y="90" width="80" height="70" rx="8" />
      <path className="pic-ribbon" d="M480 90h8v70h-8zM460 112h80v8h-80z" />
    </g>
    <path className="pic-paper" d="M432 139v57a8 8 0 0 0 8 8h120a8 8 0 0 0 8-8v-57l-68 38z" />
    <path className="pic-fold" d="m436 201 46-32M564 201l-46-32" />
    <g className="pic-people">
      <Person x={448} />
      <Person x={500} />
      <Person x={552} />
    </g>
  </>
);

const Person = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 234)`}>
    <circle r="18" />
    <path d="M-10 11c1-8 5-11 10-11s9 3 10 11M5-6A5 5 0 1 1-5-6 5 5 0 0 1 5-6z" />
  </g>
);
