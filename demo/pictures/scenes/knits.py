"""Knits on a stool by the window, a cup beside them: the head of the women's page."""
from props.furniture import stool
from props.walls import painted_wall
from studio.shot import Shot
from studio.still_life import place, stack
from studio.window import Window

SAMPLES = 20
BACK = .46
LIGHT = Window(towards=(.64, .46, -.38), onto=(.38, BACK, -.04), size=(1.02, .94), panes=(2, 3), bar=.034, power=3.2)


def build(picture):
    is_portrait = picture.endswith('portrait')
    painted_wall('#ddd2c1', BACK)
    stool(.56, .40, turn=-5)
    stack([
        ('jumper', '#e9dfcb', 3, 0, 0),
        ('rollneck', '#b98d5e', -4, .004, .004),
        ('rollneck', '#a3ad91', 4, -.003, .002),
        ('jumper', '#a9502f', -3, .002, 0),
    ], (.065, .185))
    place('cup', '#e9dfcb', (-.196, -.070), turn=-40)
    if is_portrait:
        return Shot(height=.826, focus=(.01, 0, .067), elevation=12, turn=5, lens=90, aperture=7, window=LIGHT, is_on_paper=False, fill=.95, scale=.62)
    return Shot(height=.57, focus=(-.08, 0, .075), elevation=12, turn=5, lens=90, aperture=7, window=LIGHT, is_on_paper=False, fill=.95, scale=.62)
