/** The camp after an event, as far as events tell. What they do not tell (what an enemy sees from
 * where it stands on its way) is left out rather than guessed. */

import { BOLT } from "../types";
import type { Scene } from "../scene";
import type { EnemyView, StalkerView, ZoneEvent, ZoneView } from "../types";

function enemyChanged(
  scene: Scene,
  figure: number,
  change: Partial<EnemyView>,
  after: ZoneView,
): Scene {
  const end = after.enemies.find(({ number }) => number === figure);
  const enemies = scene.enemies.map((enemy) => {
    if (enemy.number !== figure) return enemy;
    const now = { ...enemy, ...change };
    const moved = now.area !== enemy.area || now.facing !== enemy.facing;
    const there = end?.area === now.area && end.facing === now.facing;
    const sees = there ? end.sees : moved ? [now.area] : enemy.sees;
    return { ...now, sees };
  });
  return { ...scene, enemies };
}

function stalkerChanged(scene: Scene, seat: number, change: Partial<StalkerView>): Scene {
  const stalkers = scene.stalkers.map((one, at) => (at === seat ? { ...one, ...change } : one));
  return { ...scene, stalkers };
}

function counted(counts: readonly number[], area: number, by: number): number[] {
  return counts.map((count, at) => (at === area ? Math.max(0, count + by) : count));
}

function tokenChanged(
  scene: Scene,
  figure: number,
  token: string,
  has: boolean,
  after: ZoneView,
): Scene {
  if (token !== "stun" && token !== "vulnerable" && token !== "focus") return scene;
  if (figure < scene.stalkers.length) return stalkerChanged(scene, figure, { [token]: has });
  return token === "focus" ? scene : enemyChanged(scene, figure, { [token]: has }, after);
}

function uncovered(scene: Scene): Scene {
  const anomalies = scene.anomalies.map((anomaly) => ({
    ...anomaly,
    symbols: anomaly.symbols.map((one) => (one.cover === BOLT ? { ...one, cover: -1 } : one)),
  }));
  return { ...scene, anomalies, dim: [] };
}

export function applied(scene: Scene, event: ZoneEvent, after: ZoneView): Scene {
  switch (event.event) {
    case "EnemyTurned":
      return enemyChanged(scene, event.enemy, { facing: event.facing }, after);
    case "EnemyStepped":
      return enemyChanged(scene, event.enemy, { area: event.area }, after);
    case "EnemyMoved":
      return enemyChanged(scene, event.enemy, { area: event.path.at(-1) ?? -1 }, after);
    case "EnemyLostHp":
      return enemyChanged(scene, event.enemy, { hp: event.hp }, after);
    case "EnemyRecovered":
      return enemyChanged(scene, event.enemy, { stun: false }, after);
    case "EnemyDied":
      return {
        ...scene,
        enemies: scene.enemies.filter(({ number }) => number !== event.enemy),
      };
    case "EnemyPlaced": {
      const placed = after.enemies.find(({ number }) => number === event.enemy);
      if (!placed) return scene;
      const fresh = { ...placed, area: event.area, facing: event.facing };
      const others = scene.enemies.filter(({ number }) => number !== event.enemy);
      return { ...scene, enemies: [...others, fresh] };
    }
    case "UnknownRevealed":
      return { ...scene, unknown: counted(scene.unknown, event.area, -1) };
    case "LootDropped":
      return { ...scene, loot: counted(scene.loot, event.area, 1) };
    case "StalkerStepped":
      return stalkerChanged(scene, event.stalker, { area: event.area });
    case "FigurePushed":
    case "PortalPassed":
      return event.figure < scene.stalkers.length
        ? stalkerChanged(scene, event.figure, { area: event.area })
        : enemyChanged(scene, event.figure, { area: event.area }, after);
    case "ThreatChanged":
      return stalkerChanged(scene, event.stalker, {
        threat: event.level,
        threat_area: event.area,
      });
    case "HpLost":
    case "StalkerHealed":
      return stalkerChanged(scene, event.stalker, { hp: event.hp });
    case "DoseChanged":
      return stalkerChanged(scene, event.stalker, { dose: event.dose });
    case "TokenGained":
      return tokenChanged(scene, event.figure, event.token, true, after);
    case "TokenDiscarded":
      return tokenChanged(scene, event.figure, event.token, false, after);
    case "TokensCleared":
      return uncovered(scene);
    default:
      return scene;
  }
}
