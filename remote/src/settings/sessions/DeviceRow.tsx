import type { ReactNode } from 'react';

interface DeviceRowProps {
  readonly device: string;
  readonly ipAddress: string | null;
  /** When it was used, or until when it is remembered. */
  readonly time: ReactNode;
  /** Buttons of the actions on it. */
  readonly children: ReactNode;
}

/** A device with its place and time. */
export const DeviceRow = ({ device, ipAddress, time, children }: DeviceRowProps) => (
  <li className="pr-sessions__row">
    <div className="pr-sessions__facts">
      <span className="pr-sessions__device">{device}</span>
      <span className="pr-sessions__use">
        {ipAddress !== null && <span>{ipAddress}</span>}
        <span>{time}</span>
      </span>
    </div>
    {children}
  </li>
);
