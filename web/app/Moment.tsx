import type { ReactNode } from 'react';
import type { MomentPrecision } from '../ui/momentText.ts';
import type { WriteMoment } from './useMomentText.ts';

interface MomentProps {
  /** ISO 8601, as the server sends it. */
  readonly at: string;
  readonly writeMoment: WriteMoment;
  readonly precision?: MomentPrecision;
  readonly className?: string;
  /** Said instead of the moment: how long ago, or a sentence around it. */
  readonly children?: ReactNode;
}

/** A moment in the reader's zone; its title has it whole, with year, second and zone. */
export function Moment({ at, writeMoment, precision, className = '', children }: MomentProps) {
  return (
    <time className={`num ${className}`} dateTime={at} title={writeMoment(at, 'exact')}>
      {children ?? writeMoment(at, precision)}
    </time>
  );
}
