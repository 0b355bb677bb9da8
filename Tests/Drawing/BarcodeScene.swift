import Foundation

/// A photo of labels with barcodes on a table: turned, tilted, out of focus, in bad light.
public struct BarcodeScene: Sendable {
    public struct Label: Sendable {
        public var bars: Bars
        /// Where its middle is, as fractions of the photo.
        public var x = 0.5
        public var y = 0.5

        public init(_ bars: Bars, x: Double = 0.5, y: Double = 0.5) {
            (self.bars, self.x, self.y) = (bars, x, y)
        }
    }

    public var labels: [Label]
    public var width = 1200
    public var height = 900
    /// The width of the narrowest bar in pixels.
    public var module = 5.0
    /// Clockwise.
    public var degrees = 0.0
    /// How much nearer one side of a label is than the other, as a fraction.
    public var tilt = 0.0
    /// The spread of the blur in pixels.
    public var blur = 0.0
    /// The spread of the noise in shades of gray.
    public var noise = 0.0
    public var ink = 30.0
    public var paper = 225.0
    public var seed: UInt64 = 1

    public init(_ labels: Label...) {
        self.labels = labels
    }

    public func drawn() -> GrayPicture {
        let placed = labels.map { PlacedLabel($0, self) }
        var samples = [Float](repeating: 0, count: width * height)
        samples.withUnsafeMutableBufferPointer { samples in
            for row in 0..<height {
                for column in 0..<width {
                    samples[row * width + column] = shade(placed, Float(column), Float(row))
                }
            }
        }
        var picture = GrayPicture(width: width, height: height, samples: samples)
        picture.blur(Float(blur))
        picture.add(noise: Float(noise), seed: seed)
        return picture
    }

    /// The mean of four places in the pixel.
    private func shade(_ labels: [PlacedLabel], _ column: Float, _ row: Float) -> Float {
        var sum: Float = 0
        for down in [Float(0.25), 0.75] {
            for along in [Float(0.25), 0.75] { sum += light(labels, column + along, row + down) }
        }
        return sum / 4
    }

    private func light(_ labels: [PlacedLabel], _ x: Float, _ y: Float) -> Float {
        for label in labels {
            if let shade = label.light(x, y) { return shade }
        }
        // The table: planks of 40 pixels.
        return (x / 40 + y / 400).truncatingRemainder(dividingBy: 1) < 0.1 ? 60 : 110
    }
}

/// A label where it lies, with what each of its points needs.
private struct PlacedLabel {
    private let modules: [Bool]
    private let height: Float
    private let (x, y): (Float, Float)
    private let (cosine, sine): (Float, Float)
    private let (module, tilt): (Float, Float)
    private let (ink, paper): (Float, Float)

    init(_ label: BarcodeScene.Label, _ scene: BarcodeScene) {
        let turn = scene.degrees * .pi / 180
        (modules, height) = (label.bars.modules, Float(label.bars.height))
        (x, y) = (Float(label.x * Double(scene.width)), Float(label.y * Double(scene.height)))
        (cosine, sine) = (Float(cos(turn)), Float(sin(turn)))
        (module, tilt) = (Float(scene.module), Float(scene.tilt) / Float(label.bars.modules.count))
        (ink, paper) = (Float(scene.ink), Float(scene.paper))
    }

    /// - Returns: nil beside the label.
    func light(_ x: Float, _ y: Float) -> Float? {
        let (right, down) = ((x - self.x) / module, (y - self.y) / module)
        let (along, across) = (right * cosine + down * sine, down * cosine - right * sine)
        // Seen at an angle, what is farther away is smaller.
        let nearness = 1 + tilt * along
        guard nearness > 0.2 else { return nil }
        let (place, side) = (along / nearness + Float(modules.count) / 2, abs(across / nearness))
        guard place > -11, place < Float(modules.count) + 11, side < height / 2 + 10 else { return nil }
        guard place >= 0, place < Float(modules.count), side < height / 2 else { return paper }
        return modules[Int(place)] ? ink : paper
    }
}
