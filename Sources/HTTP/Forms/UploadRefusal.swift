/// Why a file of a form was refused.
public enum UploadRefusal: Error, Equatable {
    case tooLarge(limitBytes: Int)
    case storage(SpoolError)
}
