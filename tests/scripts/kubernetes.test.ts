import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { environment } from '../../server/configuration/environment.ts'
import { projectPath } from '../../server/paths.ts'
import { manifestProblems } from '../factories/manifest-problems.ts'

const read = (...path: string[]): string => readFileSync(projectPath(...path), 'utf8')
const file = (name: string): string => read('ops', 'kubernetes', name)
const deployment = file('deployment.yaml')
const numberIn = (text: string, name: string): number => Number(new RegExp(`${name}: '?(\\d+)`).exec(text)?.[1])
const valueOf = (name: string): string | undefined => new RegExp(`name: ${name}, value: '?([^' }]+)`).exec(deployment)?.[1]
const probe = (name: string): string => new RegExp(`${name}:\\n((?: {12}.*\\n)+)`).exec(deployment)?.[1] ?? ''

/** Every document of every manifest, with all that the parser has against it. A kustomization is read by kubectl, not by the server. */
const manifests = readdirSync(projectPath('ops', 'kubernetes'))
  .filter((name) => name !== 'kustomization.yaml')
  .flatMap((name) => [...parseAllDocuments(file(name), { strict: true })])
/** The Deployment with one text replaced. */
const changed = (from: string, to: string): unknown => {
  expect(deployment.split(from)).toHaveLength(2)
  return parseAllDocuments(deployment.replace(from, to))[0]?.toJS()
}

describe('the manifests for Kubernetes, which are not run here', () => {
  it('are what the schemas of Kubernetes allow, without a field that it does not know', () => {
    expect(manifests.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
    const contents = manifests.map((document): unknown => document.toJS())
    expect(contents.length).toBeGreaterThan(5)
    expect(contents.flatMap((content) => manifestProblems(content))).toEqual([])
  })

  it.each([
    ['a misspelt field', 'terminationGracePeriodSeconds', 'terminationGracePeriodSecond', /terminationGracePeriodSecond is no field/],
    ['a misspelt field of a container', 'livenessProbe:', 'livenesProbe:', /containers\/0\/livenesProbe is no field/],
    ['a field without its name', 'name: metrics, containerPort:', 'name: metrics, port:', /must have required property containerPort/],
    ['a field in the wrong place', 'limits: { memory: 1Gi }', 'memory: 1Gi', /resources\/memory is no field/],
    ['text for a number', 'progressDeadlineSeconds: 900', 'progressDeadlineSeconds: soon', /progressDeadlineSeconds must be integer/],
    ['a word that is none of the choices', 'ScheduleAnyway', 'Sometimes', /whenUnsatisfiable must be equal to one of the allowed values/],
    ['a kind of another version', 'apiVersion: apps/v1', 'apiVersion: apps/v1beta2', /no schema of apps\/v1beta2 Deployment/],
  ])('are refused with %s', (_what, from, to, problem) => {
    expect(manifestProblems(changed(from, to)).join('\n')).toMatch(problem)
  })

  it('are all named by the kustomization, and take an image with a whole version', () => {
    const names = readdirSync(projectPath('ops', 'kubernetes')).filter((name) => name !== 'kustomization.yaml')
    const resources = /^resources: \[(.*)\]$/m.exec(file('kustomization.yaml'))?.[1]?.split(', ') ?? []
    expect(resources.toSorted()).toEqual(names.toSorted())
    expect(file('kustomization.yaml')).toMatch(/newTag: \d+\.\d+\.\d+ /)
  })

  it('set variables that the shop reads, and none that is secret', () => {
    const variables = [...deployment.matchAll(/- { name: ([A-Z_]+), value/g)].map(([, name = '']) => name)
    expect(variables).toContain('DRAIN_SECONDS')
    expect(variables.filter((name) => !Object.hasOwn(environment.shape, name))).toEqual([])
    expect(variables.filter((name) => /SECRET|PASSWORD|TOKEN|KEY|URL/.test(name))).toEqual([])
    expect(deployment).toContain('secretRef: { name: shop }')
  })

  it('name the ports that the shop opens, and the folder that its image writes to', () => {
    expect(deployment).toContain(`name: http, containerPort: ${valueOf('PORT')} }`)
    expect(deployment).toContain(`name: metrics, containerPort: ${valueOf('METRICS_PORT')} }`)
    expect(deployment).toContain(`prometheus.io/port: '${valueOf('METRICS_PORT')}'`)
    expect(read('Dockerfile')).toContain(`DATA_DIR=${valueOf('DATA_DIR')}`)
    expect(read('Dockerfile')).toContain(`EXPOSE ${valueOf('PORT')}\n`)
    expect(deployment).toContain(`mountPath: ${valueOf('DATA_DIR')} }`)
  })

  it('ask for the life of a process where it says so, and for requests where it waits for its database', () => {
    const health = read('server', 'operations', 'health.ts')
    const paths = { startupProbe: '/healthz', livenessProbe: '/healthz', readinessProbe: '/readyz' }
    for (const [name, path] of Object.entries(paths)) {
      expect(probe(name)).toContain(`httpGet: { path: ${path}, port: http }`)
      expect(health).toContain(`app.get('${path}'`)
    }
    const limitMs = Number(/PROBE_MS = (\d)_000/.exec(health)?.[1]) * 1_000
    expect(numberIn(probe('readinessProbe'), 'timeoutSeconds') * 1_000).toBeGreaterThan(limitMs)
  })

  it('give a process time to start behind a busy table, and to stop after it has left the service', () => {
    expect(numberIn(probe('startupProbe'), 'periodSeconds') * numberIn(probe('startupProbe'), 'failureThreshold')).toBeGreaterThan(300)
    const drain = Number(valueOf('DRAIN_SECONDS'))
    expect(numberIn(probe('readinessProbe'), 'periodSeconds') * 2).toBeLessThan(drain)
    expect(numberIn(deployment, 'terminationGracePeriodSeconds')).toBeGreaterThan(drain + 10)
    expect(environment.shape.DRAIN_SECONDS.safeParse(valueOf('DRAIN_SECONDS')).success).toBe(true)
  })

  it('let a process do no more than compose.yaml does: no root, no capability, a file system that is read', () => {
    for (const line of ['runAsNonRoot: true', 'allowPrivilegeEscalation: false', 'readOnlyRootFilesystem: true', 'drop: [ALL]'])
      expect(deployment).toContain(line)
    expect(deployment).toMatch(/limits: { memory: 1Gi }/)
  })

  it('have one selector for the processes everywhere', () => {
    const selected = ['deployment.yaml', 'availability.yaml', 'service.yaml', 'network-policy.yaml'].map(
      (name) => file(name).match(/{ app\.kubernetes\.io\/name: shop }/g)?.length ?? 0,
    )
    for (const count of selected) expect(count).toBeGreaterThan(0)
    const maximum = numberIn(file('availability.yaml'), 'maxReplicas')
    expect(maximum * 22).toBeLessThan(100)
  })
})
