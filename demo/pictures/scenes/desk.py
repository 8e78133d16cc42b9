"""Notebooks, pencils, a card case and a cup on a desk, a lamp behind them: the head of the men's page."""
from props.desk import lamp, mat, paper_sheets
from props.furniture import top
from props.walls import painted_wall
from studio.shot import Shot
from studio.still_life import place
from studio.window import Window

SAMPLES = 12
BACK, FRONT = .40, -.46
LIGHT = Window(towards=(.60, .46, -.30), onto=(.18, .0, .06), size=(.96, .96), panes=(2, 3), bar=.032, power=3.1)


def build(picture):
    is_portrait = picture.endswith('portrait')
    painted_wall('#d6cebd', BACK)
    top(3.0, BACK, FRONT, '#86603f')
    lift = mat(.46, .32, (.085, -.060, 0), turn=-5)
    place('notebook', '#2f4a3a', (.055, -.030), turn=-18, lift=lift)
    place('pencils', '#1d1c1c', (.230, -.120), turn=-20, lift=lift)
    place('case', '#a8693c', (.255, .075), turn=-10)
    place('cup', '#e9dfcb', (-.190, .070), turn=-150)
    place('belt', '#4e342a', (-.215, -.105), turn=-20)
    lamp((.375, .215, 0), turn=196)
    if is_portrait:
        paper_sheets((-.06, .19, 0), turns=(8, 17))
        return Shot(height=.86, focus=(.075, 0, .120), elevation=21, turn=2, lens=90, aperture=8, window=LIGHT, is_on_paper=False, fill=.95, scale=.55)
    paper_sheets((-.08, .20, 0), turns=(8, 17))
    return Shot(height=.69, focus=(-.03, 0, .128), elevation=21, turn=2, lens=90, aperture=8, window=LIGHT, is_on_paper=False, fill=.95, scale=.55)
