import type { ReactNode } from 'react';
import type { MomentPrecision } from '../ui/momentText.ts';
import type { WriteMoment } from './useMomentText.ts';

interface MomentProps {
  /** ISO 8601, as the server sends it. */
  readonly at: string;
  readonly writeMoment: WriteMoment;
  readonly precision?: MomentPrecision;
  readonly className?: string;
  /** Text shown in place of the moment: how long ago it was, or a sentence that contains it. */
  readonly children?: ReactNode;
}

/** A moment in the reader's time zone. Its title gives the full form with year, second and zone. */
export function Moment({ at, writeMoment, precision, className = '', children }: MomentProps) {
  return (
    <time className={`num ${className}`} dateTime={at} title={writeMoment(at, 'exact')}>
      {children ?? writeMoment(at, precision)}
    </time>
  );
}
