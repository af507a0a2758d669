/** The shapes of what the server says about prizes, by the names that the page uses. */

export interface Money { minor: number; text: string }
export interface Figure { minor: number; text: string }
export interface PrizePlayer { name: string; stack: number; stack_text: string; share: number; share_text: string; bounty: Money }
export interface PrizeModel { model: "icm" | "dcm"; name: string; method: "exact" | "series" | "quadrature" | "simulation"; error: number; sentence: string }
export interface PrizeValue { icm: Figure; dcm: Figure; difference: Figure; icm_chip: number; icm_chip_text: string; dcm_chip: number; dcm_chip_text: string }
export interface PrizeRefusal { name: string; sentence: string; fields: Record<string, string | number | boolean | null> }
export interface ChopColumn { method: "icm" | "dcm" | "chip" | "equal" | "typed"; name: string; amounts: Money[]; totals: Money[]; sum: Money; played_for: Money; notes: string[]; refused: PrizeRefusal | null }
export interface PlacementTold extends PrizeModel { rows: number[][]; texts: string[][] }
export interface PrizeSheet {
  decimals: number; chips: number; chips_text: string; pool: Money; bounty_pool: Money; players: PrizePlayer[]; prizes: Money[];
  models: PrizeModel[]; values: PrizeValue[]; chops: ChopColumn[]; placements: PlacementTold[]; notes: string[];
  differences?: Money[];
}
export interface BubbleCell { gain: Figure; loss: Figure; factor: number | null; factor_text: string; premium: number | null; premium_text: string; need_text?: string; sentence: string }
export interface BubbleTable extends PrizeModel { rows: (BubbleCell | null)[][] }
export interface BubbleSheet { names: string[]; tables: BubbleTable[] }
export interface DecisionRow { model: "chips" | "icm" | "dcm"; name: string; method: string; error: number; fold: Figure; call: Figure; win: Figure; lose: Figure; need: number | null; need_text: string; advice: "call" | "fold" | "break-even"; sentence: string }
export interface DecisionSheet { shover: number; caller: number; shover_name: string; caller_name: string; equity: number; equity_text: string; sentence: string; models: DecisionRow[] }
export interface PayoutPlace { place: number; percent_text: string; amount: Money }
export interface PayoutSheet { entries: number; pool: Money; overlay: Money; table: string; tables: string[]; places: PayoutPlace[]; prizes_text: string; notes: string[] }
export interface TablePrizes { table: number; address: string | null; sentence: string }
