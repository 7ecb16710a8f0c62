import type { ErrorReporter } from '@parterre/api/reporting/error-reporter';
import type { PageFailure, RunReport } from '@parterre/static-site/build/run/run-report';
import type { Publisher } from './publisher.ts';

/** One page that fails often stands for many: the report of the run names them all. */
const maxPages = 5;

const toError = ({ path, cause }: PageFailure) => new Error(`The page ${path} could not be made: ${cause}`);

/** The same publisher, which also reports pages that could not be made and runs that broke. */
export function reportingPublisher(publisher: Publisher, reporter: ErrorReporter): Publisher {
  const withReports = async <Report extends RunReport | undefined>(run: Promise<Report>): Promise<Report> => {
    try {
      const report = await run;
      for (const failure of report?.failed.slice(0, maxPages) ?? []) reporter.report(toError(failure));
      return report;
    } catch (error) {
      reporter.report(error);
      throw error;
    }
  };
  return {
    ...publisher,
    publishAll: () => withReports(publisher.publishAll()),
    publishFirst: (changedKeys) => withReports(publisher.publishFirst(changedKeys)),
    publish: (changedKeys) => withReports(publisher.publish(changedKeys)),
  };
}
