import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take long: a crash costs a process, hostile values thousands of requests. */
const LONG =
  /killStorm|crash|hostile|fuzz|money|lostAnswers|payOut|race|hugeInventory|accessible|hydration|\/sell\./i;

/** Long files first, so that no processor waits at the end for one that began last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
