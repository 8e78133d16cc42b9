import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { AddressCheck } from '../../pages/check-address.ts'
import type { ComposeDeps } from '../../compose-deps.ts'
import type { RouteTools } from '../../route-tools.ts'
import type { SaveForHer } from '../../save-for-her.ts'
import type { CheckDraft } from '../patch/propose.ts'
import type { Program } from '../program-keys.ts'
import type { PublishRequests } from '../publish-requests.ts'
import type { TakePicture } from '../picture/take-picture.ts'
import type { ToolPicture } from '../picture/tool-picture.ts'

/** What the tools are built from: what the composer's own routes have, and nothing that publishes. */
export interface ProgramDeps extends ComposeDeps {
  readonly tools: Pick<RouteTools, 'actions' | 'logWrite' | 'rights'>
  readonly check: CheckDraft
  readonly save: SaveForHer
  readonly requests: PublishRequests
  readonly checkAddress: AddressCheck
  readonly takePicture: TakePicture
}

/** One call: who asks, by which request. */
export interface Call {
  readonly request: FastifyRequest
  readonly program: Program
  readonly deps: ProgramDeps
}

export interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: Input
  readonly output: Output
  /** `writes`: drafts, or a request that waits for her. Nothing here changes what shoppers see, or reaches beyond the shop. */
  readonly writes?: 'again' | 'once'
  /** `attach` puts a picture beside the data. */
  readonly run: (input: z.infer<Input>, attach: (picture: ToolPicture) => void) => Promise<z.infer<Output>>
}

/** Offers a tool to the program. */
export type AddTool = <Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>) => void

/** A group of tools. */
export type Tools = (add: AddTool, call: Call) => void
