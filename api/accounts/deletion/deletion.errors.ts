import { Refusal } from '../../kernel/refusal.ts';
import type { Obstacle } from './deletion.ts';

/** Something has to be ended before the account can be deleted (U-06). */
export class DeletionObstructed extends Refusal {
  readonly code = 'deletionObstructed';
  readonly obstacles: readonly Obstacle[];
  constructor(obstacles: readonly Obstacle[]) {
    super(`The account cannot be deleted yet: ${obstacles.map(({ kind }) => kind).join(', ')}.`);
    this.obstacles = obstacles;
  }
}
