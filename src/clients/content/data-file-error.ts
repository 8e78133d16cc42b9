/** `missing`: there is no such file. `unreadable`: something else came in its place. `blocked`: a firewall refused it. */
export type DataFileProblem = 'missing' | 'unreadable' | 'blocked'

/** A JSON data file that could not be had (API-19, API-20). `status`: of the answer. */
export class DataFileError extends Error {
  constructor(
    readonly problem: DataFileProblem,
    readonly address: string,
    readonly status: number,
  ) {
    super(problem === 'blocked' ? 'Blocked by WAF and cannot fetch JSON file' : 'Cannot fetch JSON file')
  }
}
